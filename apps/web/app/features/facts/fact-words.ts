// Climate chart
export const climateCaption = (name: string): string =>
  `${name}: average afternoon high and night low in °C, and rain in mm per month. Best months are highlighted.`;
export const month = 'Month';
export const bestMonth = ', one of the best months';
export const c = '°C';
export const to = 'to';
export const mm = 'mm';

// Driver card
export const showThis = 'Show this to a driver';
export const say = 'Say';
export const fullScreen = 'Show full screen';
export const showToADriver = 'Show to a driver';
export const forADriver = (name: string): string => `${name}, for a driver`;
export const close = 'Close';

// Report link
export const reportAWrongFact = 'Report a wrong fact';

// Weather today
export const degrees = (highC: number, lowC: number): string => `${highC}° by day, ${lowC}° at night`;
export const rain = (rainMm: number): string => `, ${rainMm} mm of rain`;
export const today = (name: string, degrees: string, rain: string): string =>
  `Today in ${name}: ${degrees}${rain}.`;
export const usual = (name: string, degrees: string): string => `Usually in ${name} now: ${degrees}.`;
export const withSun = (weather: string, rise: string, set: string): string =>
  `${weather} Sunrise ${rise}, sunset ${set}.`;
export const air = (name: string, index: number): string => `Air quality now: ${name} (US AQI ${index}).`;
export const airGood = 'good';
export const airModerate = 'moderate';
export const airSensitive = 'unhealthy for sensitive groups';
export const airUnhealthy = 'unhealthy';
export const airVeryUnhealthy = 'very unhealthy';
export const airHazardous = 'hazardous';
