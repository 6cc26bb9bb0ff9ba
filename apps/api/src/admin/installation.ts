import { type Settings, settingsSchema } from '../settings.ts';

/** Settings that would open something, or say where something private is. */
const hidden = /PASSWORD|TOKEN|SECRET|KEY|DATABASE_URL|_DSN/;

/** How this installation is set, for people to read. */
export function listInstallation(settings: Settings): { name: string; value: string; description: string }[] {
  return Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const value = settings[name as keyof Settings]; // its own keys
    const isSet = value !== undefined && value !== '';
    const shown = hidden.test(name) ? '(set, not shown)' : String(value);
    return { name, value: isSet ? shown : '(not set)', description: schema.description ?? '' };
  });
}
