import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Twenty routes: their manifest is smaller than the request that would fetch it piece by piece.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
