import { lazyPage } from '../../../../navigation/lazy-page.tsx';
import './trip-map.module.css'; // in the style sheet of the page: that of a chunk would follow too late
import type { TripMapProps } from './trip-map.tsx';

const part = lazyPage<TripMapProps>(() => import('./trip-map.tsx'));

/** Must be awaited on the server before a page is rendered, so that nothing suspends there. */
export const loadTripMap = part.load;

/** The map beside the days. Its code is a chunk of its own. */
export const TripMapPart = part.Page;
