import { useMutation } from '@tanstack/react-query';
import { holdsSeats } from '@yunyou/domain/orders/order-state';
import { App, Button } from 'antd';
import { useState } from 'react';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import type { Order } from './order-moves.tsx';
import { useOrderWords } from './order-words.ts';
import { TravellerDialog } from './traveller-dialog.tsx';

interface TravellerLineProps {
  order: Order;
  traveller: Order['travellers'][number];
  index: number;
}

/** Renders one traveller with a masked passport number. Showing the number is recorded in the audit log. */
export function TravellerLine({ order, traveller, index }: TravellerLineProps) {
  const { traveller: words, kinds } = useOrderWords();
  const { orderNo, state } = order;
  const { name, kind, passportEnding, birthYear } = traveller;
  const may = useMay();
  const [isEditing, setIsEditing] = useState(false);
  const mayShow = may('passports.read');
  const mayEdit = may('orderList.write') && holdsSeats(state) && state !== 'completed';
  const { message } = App.useApp();
  const passport = useMutation({
    mutationFn: () => api('POST /admin/order/passport', { orderNo, traveller: index }),
    onError: (error) => void message.error(error.message),
  });
  if (passport.data) {
    const { passportNumber, birthDate } = passport.data;
    return (
      <>
        {name} ({kinds[kind]}), {words.shown(passportNumber)}
        {birthDate && words.born(birthDate)}{' '}
        <Button size="small" onClick={() => passport.reset()}>
          {words.hide}
        </Button>
      </>
    );
  }
  return (
    <>
      {name} ({kinds[kind]}), {passportEnding ? words.ending(passportEnding) : words.deleted}
      {birthYear && words.born(birthYear)}{' '}
      {mayShow && passportEnding && (
        <Button size="small" loading={passport.isPending} onClick={() => passport.mutate()}>
          {words.show}
        </Button>
      )}{' '}
      {mayEdit && (
        <Button size="small" aria-label={words.correctNamed(name)} onClick={() => setIsEditing(true)}>
          {words.correct}
        </Button>
      )}
      {isEditing && (
        <TravellerDialog
          orderNo={orderNo}
          traveller={traveller}
          index={index}
          onClose={() => setIsEditing(false)}
        />
      )}
    </>
  );
}
