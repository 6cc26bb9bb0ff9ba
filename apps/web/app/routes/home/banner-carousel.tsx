import { buttonClass } from '@yunyou/ui/button';
import { IconButton } from '@yunyou/ui/icon-button';
import { useRef, useState } from 'react';
import { Hero } from '../../features/sections/hero.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import styles from './banner-carousel.module.css';
import { ArrowIcon, PauseIcon } from './carousel-icons.tsx';
import * as labels from './home-words.ts';
import { useAutoAdvance } from './use-auto-advance.ts';

interface Banner {
  id: string;
  title: string;
  zhTitle?: string | undefined;
  text: string;
  linkUrl: string;
  linkText: string;
  picture: string;
  imageBlur?: string | undefined;
}

/** Shown while there are no banners in the catalogue. */
const fallback: Banner = {
  id: 'home',
  title: labels.wanderLikeACloud,
  zhTitle: '云游',
  text: labels.bannerText,
  linkUrl: '/destination',
  linkText: labels.seeDestinations,
  picture: 'page/home',
};

/** Slides of the home page in a scroll-snap row. They move by themselves until the visitor pauses or uses them. */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const slides = banners.length > 0 ? banners : [fallback];
  const row = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const follow = () => {
    if (row.current) setSelected(Math.round(row.current.scrollLeft / row.current.clientWidth));
  };
  const show = (index: number) =>
    row.current?.scrollTo({ left: ((index + slides.length) % slides.length) * row.current.clientWidth });
  const choose = (index: number) => {
    setIsPaused(true);
    show(index);
  };
  const hold = useAutoAdvance(() => show(selected + 1), { isOn: slides.length > 1 && !isPaused });
  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={labels.highlights}
      {...hold}
    >
      <div className={styles.slides} ref={row} onScroll={follow}>
        {slides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} isFirst={index === 0} isShown={index === selected} />
        ))}
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <IconButton
            label={labels.previousSlide}
            className={styles.step}
            onClick={() => choose(selected - 1)}
          >
            <ArrowIcon isBack />
          </IconButton>
          {slides.map((slide, index) => (
            <button
              key={slide.id}
              type="button"
              className={styles.dot}
              aria-label={labels.showSlide(slide.title)}
              aria-current={index === selected}
              onClick={() => choose(index)}
            />
          ))}
          <IconButton label={labels.nextSlide} className={styles.step} onClick={() => choose(selected + 1)}>
            <ArrowIcon />
          </IconButton>
          <IconButton
            label={isPaused ? labels.playSlides : labels.pauseSlides}
            className={styles.step}
            onClick={() => setIsPaused(!isPaused)}
          >
            <PauseIcon isPaused={isPaused} />
          </IconButton>
        </div>
      )}
    </section>
  );
}

function Slide({ slide, isFirst, isShown }: { slide: Banner; isFirst: boolean; isShown: boolean }) {
  return (
    <div className={styles.slide} inert={!isShown}>
      <Hero
        picture={slide.picture}
        blur={slide.imageBlur}
        title={slide.title}
        zhTitle={slide.zhTitle}
        lead={slide.text}
        level={isFirst ? 1 : 2}
      >
        <PageLink to={slide.linkUrl} className={buttonClass('onPicture')}>
          {slide.linkText}
        </PageLink>
      </Hero>
    </div>
  );
}
