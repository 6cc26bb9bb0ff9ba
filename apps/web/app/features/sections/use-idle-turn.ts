import { useEffect, useState } from 'react';

/** True once the browser had nothing better to do; whoever asks waits for a turn of their own. */
export function useIdleTurn(): boolean {
  const [hadTurn, setHadTurn] = useState(false);
  useEffect(() => {
    const take = () => setHadTurn(true);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(take, 500); // Safari has no idle turns
      return () => clearTimeout(timer);
    }
    const turn = requestIdleCallback(take);
    return () => cancelIdleCallback(turn);
  }, []);
  return hadTurn;
}
