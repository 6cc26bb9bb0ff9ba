import { Section } from '../../features/sections/section.tsx';
import { TileStrip } from '../../features/tiles/tile-strip.tsx';
import type { TileWords } from '../../features/tiles/tile-words.ts';

/** Renders a section with one row of cities; nothing without cities. */
export function CityStrip({
  id,
  title,
  cities,
}: {
  id: string;
  title: string;
  cities: readonly TileWords[];
}) {
  if (cities.length === 0) return null;
  return (
    <Section id={id} title={title} isScreenOnly>
      <TileStrip tiles={cities} look="cover" />
    </Section>
  );
}
