import { type EntityName, entities } from '@yunyou/contract/entities';

/**
 * What a preview key grants: seeing one row on the site as it would look after publishing, until the key expires. The key
 * is `<entity>.<id>.<staff>.<expiry>.<signature>`: the expiry in base 36, and an HMAC over `previewKeyPayload`.
 */
export interface PreviewGrant {
  entity: EntityName;
  id: string;
  /** Staff member whose unsaved changes are shown; empty: the saved document. */
  unsavedOf: string;
  /** Seconds since 1970. */
  expires: number;
}

export const previewDays = 7;

/** Returns the signed text. It starts with the purpose, so that the signature is valid for previews only. */
export function previewKeyPayload({ entity, id, unsavedOf, expires }: PreviewGrant): string {
  return ['row-preview', entity, id, unsavedOf, expires].join('\n');
}

export function formatPreviewKey(grant: PreviewGrant, signature: string): string {
  const { entity, id, unsavedOf, expires } = grant;
  return [entity, id, unsavedOf, expires.toString(36), signature].join('.');
}

const keyPattern =
  /^(?<entity>[a-z-]{1,30})\.(?<id>[a-z0-9-]{1,80})\.(?<unsavedOf>[a-z0-9-]{0,60})\.(?<expiry>[0-9a-z]{1,10})\.(?<signature>[A-Za-z0-9_-]{43})$/;

/** Splits a key into its parts; undefined when it is malformed. The caller verifies the signature. */
export function parsePreviewKey(key: string): { grant: PreviewGrant; signature: string } | undefined {
  const {
    entity = '',
    id = '',
    unsavedOf = '',
    expiry = '',
    signature = '',
  } = keyPattern.exec(key)?.groups ?? {};
  const expires = Number.parseInt(expiry, 36);
  if (!Number.isSafeInteger(expires) || !isEntity(entity)) return undefined;
  return { grant: { entity, id, unsavedOf, expires }, signature };
}

const isEntity = (name: string): name is EntityName => Object.hasOwn(entities, name);
