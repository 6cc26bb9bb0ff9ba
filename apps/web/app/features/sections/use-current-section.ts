import { useEffect, useState } from 'react';

/**
 * Returns the id of the last section that begins above the middle of the screen. `ids` are separated by spaces, in
 * page order. A change of `rendering` means that the elements were created again.
 */
export function useCurrentSection(ids: string, rendering?: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const sections = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const update = () => {
      const middle = innerHeight / 2;
      setCurrent(sections.findLast((section) => section.getBoundingClientRect().top < middle)?.id);
    };
    // The root reaches far above the screen: a section intersects it as long as it begins above the middle, after jumps, too.
    const observer = new IntersectionObserver(update, { rootMargin: '1000000px 0px -50% 0px' });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `rendering` stands for the elements that are looked up
  }, [ids, rendering]);
  return current;
}
