import type { TripItemView } from '@yunyou/contract/trip/trip.schema';
import { listRideChoices, withoutRide } from '@yunyou/domain/trip-editing/alternatives';
import { findStop } from '@yunyou/domain/trip-editing/stops';
import type { TripEdit } from '@yunyou/domain/trip-editing/trip-edit';
import { useLocalText } from '../../../preferences/local-text.tsx';
import fields from '../../brief/fields.module.css';
import { formatClock, formatFen, formatMinutes, modeName } from '../../view/trip-words.ts';
import type { EditorStore } from '../editor-store.ts';
import * as words from '../editor-words.ts';
import { effectWords } from '../effect-words.ts';

interface RidePanelProps {
  store: EditorStore;
  stopKey: string;
  view: Extract<TripItemView, { kind: 'ride' }>;
  onEdit: (edit: TripEdit) => void;
}

/** Changes the train or flight, or its departure. */
export function RidePanel({ store, stopKey, view, onEdit }: RidePanelProps) {
  const local = useLocalText();
  const { draft } = store.snapshot();
  const found = findStop(draft.plan, stopKey);
  const serviceId = found?.stop.kind === 'ride' ? found.stop.serviceId : '';
  const problem = serviceId ? store.problemOf(withoutRide(draft.brief, serviceId)) : undefined;
  const choices = problem ? listRideChoices(problem, draft.plan, stopKey) : [];
  return (
    <label className={fields.field}>
      {words.leaveAt}
      <select
        className={fields.control}
        value={`${serviceId} ${view.startMinute}`}
        onChange={(event) => {
          const [id = '', minute = ''] = event.target.value.split(' ');
          onEdit({ kind: 'ride', key: stopKey, serviceId: id, departMinute: Number(minute) });
        }}
      >
        {choices.map(({ service, departMinutes }) => (
          <optgroup
            key={service.id}
            label={local(
              [
                modeName(service.mode),
                formatMinutes(service.durationMinutes),
                formatFen(service.costMinor),
                ...(service.id === serviceId
                  ? []
                  : [
                      effectWords(store, {
                        kind: 'ride',
                        key: stopKey,
                        serviceId: service.id,
                        departMinute: nearest(departMinutes, view.startMinute),
                      }),
                    ]),
              ].join(', '),
            )}
          >
            {departMinutes.map((minute) => (
              <option key={minute} value={`${service.id} ${minute}`}>
                {local(
                  words.serviceOption(formatClock(minute), formatClock(minute + service.durationMinutes)),
                )}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** Returns the departure closest to the present one, by which the effect of a service is judged. */
function nearest(minutes: readonly number[], minute: number): number {
  return minutes.reduce((best, one) => (Math.abs(one - minute) < Math.abs(best - minute) ? one : best));
}
