import { createHash } from 'node:crypto';
import type { LockedPackage } from './lock-packages.ts';

/** A bill of materials in CycloneDX 1.6; the same lock file always gives the same bill. */
export function writeSbom(packages: readonly LockedPackage[], version: string): string {
  const components = packages.map(toComponent);
  const digest = createHash('sha256').update(JSON.stringify(components)).digest('hex');
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`,
    version: 1,
    metadata: { component: { type: 'application', name: 'yunyou', version, 'bom-ref': `yunyou@${version}` } },
    components,
  };
  return `${JSON.stringify(bill, null, 1)}\n`;
}

function toComponent({ name, version, licence, integrity, isDevelopment, isOptional }: LockedPackage) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [, algorithm, base64] = /^(sha512|sha1)-(.+)$/.exec(integrity ?? '') ?? [];
  const hash = base64 && {
    alg: algorithm === 'sha512' ? 'SHA-512' : 'SHA-1',
    content: Buffer.from(base64, 'base64').toString('hex'),
  };
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    scope: isDevelopment ? 'excluded' : isOptional ? 'optional' : 'required',
    ...(hash && { hashes: [hash] }),
    ...(licence && {
      licenses: [/ (OR|AND) /.test(licence) ? { expression: licence } : { license: { id: licence } }],
    }),
  };
}
