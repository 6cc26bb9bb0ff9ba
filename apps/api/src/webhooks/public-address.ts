import { BlockList, isIP } from 'node:net';

/** Networks that are not the public internet: https://www.iana.org/assignments/iana-ipv4-special-registry */
const specialV4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3], // multicast, reserved and broadcast
];
/** Parts of the global unicast range that lead elsewhere: Teredo and benchmarks, documentation, 6to4. */
const specialV6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const notPublic = new BlockList();
for (const [network, prefix] of specialV4) notPublic.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of specialV6) notPublic.addSubnet(network, prefix, 'ipv6');
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');

/** Returns whether an address belongs to the public internet. IPv6 addresses that carry an IPv4 address do not count. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !notPublic.check(address, 'ipv4');
  return version === 6 && globalV6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}
