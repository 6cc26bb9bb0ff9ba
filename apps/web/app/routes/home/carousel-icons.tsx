import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const ArrowIcon = ({ isBack = false }: { isBack?: boolean }) => (
  <Icon>
    <path d={isBack ? 'm14.5 5-7 7 7 7' : 'm9.5 5 7 7-7 7'} />
  </Icon>
);

/** Renders a triangle while the slides are paused, otherwise two bars. */
export const PauseIcon = ({ isPaused }: { isPaused: boolean }) => (
  <Icon>
    <path d={isPaused ? 'M8 5.5v13l10-6.5Z' : 'M9 6v12M15 6v12'} />
  </Icon>
);
