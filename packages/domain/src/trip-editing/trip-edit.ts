export type { TripEdit } from '@yunyou/contract/trip/trip-edit.schema';
