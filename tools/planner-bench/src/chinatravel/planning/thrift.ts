/** Weights of money and time, from a comfortable trip over a quick one to the cheapest possible. */
export interface Thrift {
  /** Minutes that one yuan per person is worth, in choosing local and inter-city rides. */
  localMinutesPerYuan: number;
  serviceMinutesPerYuan: number;
  /** Kilometres of bad location that one yuan per person and night is worth. */
  hotelKmPerYuan: number;
  /** Weight of nearness to the stations in the choice of a hotel, relative to nearness to sights. */
  stationWeight: number;
  /** Minutes at the destination that a kilometre to and from the stations is worth. */
  minutesPerStationKm: number;
  /** Worth of a visit or meal lost per yuan and person. */
  worthPerYuan: number;
  /** Party money per person and day reserved for meals, sights and rides when rides and hotel are chosen. */
  reservePerDay: number;
  mealPrice: number;
  maxVisitsPerDay: number;
  isUnhurried: boolean;
  /** Worth lost per minute of local travel. */
  travelCost: number;
}

export const THRIFT_LEVELS: readonly Thrift[] = [
  {
    localMinutesPerYuan: 1,
    serviceMinutesPerYuan: 0.4,
    hotelKmPerYuan: 0.01,
    worthPerYuan: 0.03,
    stationWeight: 1,
    minutesPerStationKm: 2,
    reservePerDay: 250,
    maxVisitsPerDay: 5,
    mealPrice: 80,
    isUnhurried: true,
    travelCost: 0.1,
  },
  {
    localMinutesPerYuan: 0.3,
    serviceMinutesPerYuan: 0.05,
    hotelKmPerYuan: 0.01,
    worthPerYuan: 0.03,
    stationWeight: 1,
    minutesPerStationKm: 2,
    reservePerDay: 250,
    maxVisitsPerDay: 5,
    mealPrice: 80,
    isUnhurried: false,
    travelCost: 0.1,
  },
  {
    localMinutesPerYuan: 4,
    serviceMinutesPerYuan: 1,
    hotelKmPerYuan: 0.03,
    worthPerYuan: 0.1,
    stationWeight: 1,
    minutesPerStationKm: 5,
    reservePerDay: 150,
    maxVisitsPerDay: 5,
    mealPrice: 40,
    isUnhurried: true,
    travelCost: 0.2,
  },
  {
    localMinutesPerYuan: 15,
    serviceMinutesPerYuan: 4,
    hotelKmPerYuan: 0.15,
    worthPerYuan: 0.4,
    stationWeight: 2,
    minutesPerStationKm: 10,
    reservePerDay: 70,
    maxVisitsPerDay: 3,
    mealPrice: 10,
    isUnhurried: false,
    travelCost: 0.5,
  },
  {
    localMinutesPerYuan: 60,
    serviceMinutesPerYuan: 40,
    hotelKmPerYuan: 1,
    worthPerYuan: 1.5,
    stationWeight: 5,
    minutesPerStationKm: 20,
    reservePerDay: 20,
    maxVisitsPerDay: 2,
    mealPrice: 0,
    isUnhurried: false,
    travelCost: 1,
  },
  {
    localMinutesPerYuan: 200,
    serviceMinutesPerYuan: 2,
    hotelKmPerYuan: 0.001,
    worthPerYuan: 0.5,
    stationWeight: 100,
    minutesPerStationKm: 200,
    reservePerDay: 20,
    maxVisitsPerDay: 2,
    mealPrice: 0,
    isUnhurried: false,
    travelCost: 1,
  },
];
