import { orderStates } from '@yunyou/contract/orders/order-states';
import { buttonClass } from '@yunyou/ui/button';
import { PageLink } from '../../navigation/page-link.tsx';
import { Picture } from '../../pictures/picture.tsx';
import { formatDate, formatMoney } from '../facts/format.ts';
import choiceLinks from '../lists/choice-links.module.css';
import { LocalText } from '../preferences/local-text.tsx';
import { EmptyState } from '../sections/section.tsx';
import { groupWords } from '../tours/tour-words.ts';
import type { LoadedOrders } from './load-orders.ts';
import styles from './order-list.module.css';
import * as text from './order-words.ts';
import { stateNames } from './order-words.ts';

type List = Extract<LoadedOrders, { kind: 'list' }>;

/** Orders of the visitor, newest first. State filter and page are in the URL. */
export function OrderList({ page, state }: Pick<List, 'page' | 'state'>) {
  if (!page) return <EmptyState title={text.notLoaded} text={text.ordersNotLoaded} />;
  if (page.total === 0 && !state) {
    return (
      <EmptyState title={text.noOrdersYet} text={text.ordersHint}>
        <PageLink to="/trip/tours" className={buttonClass()}>
          {text.findATour}
        </PageLink>
      </EmptyState>
    );
  }
  return (
    <>
      <States state={state} />
      {page.list.length === 0 ? (
        <EmptyState title={text.noneInState} text={text.noneInStateHint} />
      ) : (
        <ul className={styles.orders}>
          {page.list.map((order) => (
            <li key={order.orderNo} className={styles.order}>
              <Picture
                picture={order.tour.picture}
                blur={order.imageBlur}
                format="tile"
                alt=""
                sizes="9rem"
                className={styles.picture}
              />
              <div className={styles.words}>
                <p className={styles.state} data-state={order.state}>
                  {stateNames[order.state]}
                </p>
                <h2 className={styles.name}>
                  <PageLink to={`/user?type=Orders&order=${order.orderNo}`}>{order.tour.name}</PageLink>
                </h2>
                <p>
                  <LocalText
                    text={`${formatDate(order.date)}, ${groupWords(order)}, ${formatMoney(order.total)}`}
                  />
                </p>
                <p className={styles.number}>{order.orderNo}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Pages page={page} state={state} />
    </>
  );
}

function States({ state }: Pick<List, 'state'>) {
  return (
    <nav aria-label={text.ordersByState} className={choiceLinks.choices}>
      <PageLink to="/user?type=Orders" aria-current={state ? undefined : 'page'}>
        {text.all}
      </PageLink>
      {orderStates.map((name) => (
        <PageLink
          key={name}
          to={`/user?type=Orders&state=${name}`}
          aria-current={state === name ? 'page' : undefined}
        >
          {stateNames[name]}
        </PageLink>
      ))}
    </nav>
  );
}

function Pages({ page, state }: { page: NonNullable<List['page']>; state: List['state'] }) {
  const count = Math.ceil(page.total / page.pageSize);
  if (count < 2) return null;
  const query = state ? `&state=${state}` : '';
  return (
    <nav aria-label={text.pagesOfOrders} className={choiceLinks.choices}>
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
        <PageLink
          key={number}
          to={`/user?type=Orders${query}&page=${number}`}
          aria-current={number === page.pageNum ? 'page' : undefined}
        >
          {number}
        </PageLink>
      ))}
    </nav>
  );
}
