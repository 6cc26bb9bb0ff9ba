import { useMutation } from '@tanstack/react-query';
import type { CallOutput } from '@yunyou/contract/endpoints';
import { App, Button } from 'antd';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';

interface TravellerLineProps {
  orderNo: string;
  traveller: CallOutput<'GET /admin/order/detail'>['travellers'][number];
  index: number;
}

/** One traveller with a masked passport number. Showing the number is recorded in the audit log. */
export function TravellerLine({ orderNo, traveller, index }: TravellerLineProps) {
  const { name, kind, passportEnding, birthYear } = traveller;
  const mayShow = useMay()('passports.read');
  const { message } = App.useApp();
  const passport = useMutation({
    mutationFn: () => api('POST /admin/order/passport', { orderNo, traveller: index }),
    onError: (error) => void message.error(error.message),
  });
  if (passport.data) {
    const { passportNumber, birthDate } = passport.data;
    return (
      <>
        {name} ({kind}), passport {passportNumber}
        {birthDate && `, born ${birthDate}`}{' '}
        <Button size="small" onClick={() => passport.reset()}>
          Hide
        </Button>
      </>
    );
  }
  return (
    <>
      {name} ({kind}), {passportEnding ? `passport ending in ${passportEnding}` : 'passport number deleted'}
      {birthYear && `, born ${birthYear}`}{' '}
      {mayShow && passportEnding && (
        <Button size="small" loading={passport.isPending} onClick={() => passport.mutate()}>
          Show passport number
        </Button>
      )}
    </>
  );
}
