import { isSecretSetting, type Settings, settingsSchema } from '../settings.ts';

/** Returns every setting with its value and description; secret values are masked. */
export function listInstallationSettings(
  settings: Settings,
): { name: string; value: string; description: string }[] {
  return Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const value = settings[name as keyof Settings]; // the schema has the keys of Settings
    const isSet = value !== undefined && value !== '';
    const shown = isSecretSetting(name) ? '(set, not shown)' : withoutCredentials(String(value));
    return { name, value: isSet ? shown : '(not set)', description: schema.description ?? '' };
  });
}

/** Removes user name and password from URLs. */
const withoutCredentials = (value: string) => value.replaceAll(/(\w+:\/\/)[^\s/@]+@/g, '$1');
