import type { ReactNode } from 'react';
import { PictureHead } from './picture-head.tsx';
import type { Crumb } from './title.tsx';

interface EntityPageProps {
  /** A row of the catalogue with its picture. */
  entity: {
    picture: string;
    imageBlur?: string | undefined;
    summary: string;
  };
  title: string;
  zhTitle?: string | undefined;
  crumbs: readonly Crumb[];
  /** Buttons below the title. */
  actions: ReactNode;
  /** Sections of the page. */
  children: ReactNode;
}

/** Renders the frame of a page about one row of the catalogue: attraction, city, theme or classic route. */
export function EntityPage({ entity, title, zhTitle, crumbs, actions, children }: EntityPageProps) {
  return (
    <>
      <PictureHead
        picture={entity.picture}
        blur={entity.imageBlur}
        title={title}
        zhTitle={zhTitle}
        lead={entity.summary}
        crumbs={crumbs}
      >
        {actions}
      </PictureHead>
      {children}
    </>
  );
}
