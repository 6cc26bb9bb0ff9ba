import { type RefObject, useEffect, useState } from 'react';

interface Reading {
  /** Share of the article that has been on screen, 0 to 100. */
  percent: number;
  /** Id of the last heading above the reading position. */
  section: string | undefined;
}

/** A heading counts as reached when it is above this share of the window height. */
const reachedShare = 0.35;

/** Returns reading progress and current section, updated on scroll. */
export function useReading(article: RefObject<HTMLElement | null>): Reading {
  const [reading, setReading] = useState<Reading>({ percent: 0, section: undefined });
  useEffect(() => {
    const element = article.current;
    if (!element) return;
    let frame = 0;
    const measure = () => {
      frame = 0;
      setReading((before) => unlessSame(before, measureReading(element)));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(measure);
    };
    schedule();
    addEventListener('scroll', schedule, { passive: true });
    addEventListener('resize', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', schedule);
      removeEventListener('resize', schedule);
    };
  }, [article]);
  return reading;
}

function measureReading(article: HTMLElement): Reading {
  const { top, height } = article.getBoundingClientRect();
  const seen = (innerHeight - top) / height;
  const reached = [...article.querySelectorAll('h2[id]')].filter(
    (heading) => heading.getBoundingClientRect().top < innerHeight * reachedShare,
  );
  return { percent: Math.round(Math.min(1, Math.max(0, seen)) * 100), section: reached.at(-1)?.id };
}

const unlessSame = (before: Reading, after: Reading) =>
  before.percent === after.percent && before.section === after.section ? before : after;
