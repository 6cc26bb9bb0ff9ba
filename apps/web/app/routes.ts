import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * Every public path, as specified. The router tries paths with the same number of segments in this order, so the pages that
 * visitors open most come first.
 */
export default [
  route('attractions/detail', 'routes/attractions/attraction.tsx'),
  route('hotel/detail', 'routes/places/hotel.tsx'),
  route('restaurant/detail', 'routes/places/restaurant.tsx'),
  route('shop/detail', 'routes/places/shop.tsx'),
  route('wiki/detail', 'routes/wiki/guide.tsx'),
  route('destination/city', 'routes/destination/city.tsx'),
  route('destination/list', 'routes/destination/destination-list.tsx'),
  index('routes/home/home.tsx'),
  route('destination', 'routes/destination/destination.tsx'),
  route('destination/city/city-detail', 'routes/destination/city-detail.tsx'),
  route('faves', 'routes/faves/faves.tsx'),
  route('faves/theme', 'routes/faves/theme.tsx'),
  route('faves/trip-list', 'routes/faves/trip-list.tsx'),
  route('news', 'routes/news/news.tsx'),
  route('trip', 'routes/trip/trip.tsx'),
  route('trip/routes', 'routes/trip/classic-routes.tsx'),
  route('trip/route', 'routes/trip/classic-route.tsx'),
  route('trip/tours', 'routes/trip/tours.tsx'),
  route('trip/add', 'routes/trip/add-booking.tsx'),
  route('trip/join', 'routes/trip/join.tsx'),
  route('trip/today', 'routes/trip/today.tsx'),
  route('trip/plan', 'routes/trip/trip-plan.tsx'),
  route('trip/details', 'routes/trip/trip-details.tsx'),
  route('trip/book/detail', 'routes/trip/book.tsx'),
  route('wiki', 'routes/wiki/wiki.tsx'),
  route('wiki/mock', 'routes/wiki/mock.tsx'),
  route('search', 'routes/search/search.tsx'),
  route('contact', 'routes/contact/contact.tsx'),
  route('assistants', 'routes/assistants/assistants.tsx'),
  route('assistants/allow', 'routes/assistants/allow.tsx'),
  route('privacy', 'routes/statements/privacy.tsx'),
  route('open-data', 'routes/statements/open-data.tsx'),
  route('accessibility', 'routes/statements/accessibility.tsx'),
  route('gallery', 'routes/gallery/gallery.tsx'),
  layout('routes/user/user-layout.tsx', [route('user', 'routes/user/user.tsx')]),
  route('*', 'routes/errors/not-found.tsx'),
] satisfies RouteConfig;
