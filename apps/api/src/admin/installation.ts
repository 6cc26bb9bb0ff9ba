import { type Settings, settingsSchema } from '../settings.ts';

/** Matches settings that hold secrets or locations of private data. */
const hidden = /PASSWORD|TOKEN|SECRET|KEY|DATABASE_URL|_DSN/;

/** Returns every setting with its value and description; secret values are masked. */
export function listInstallationSettings(
  settings: Settings,
): { name: string; value: string; description: string }[] {
  return Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const value = settings[name as keyof Settings]; // the schema has the keys of Settings
    const isSet = value !== undefined && value !== '';
    const shown = hidden.test(name) ? '(set, not shown)' : String(value);
    return { name, value: isSet ? shown : '(not set)', description: schema.description ?? '' };
  });
}
