import { Button, buttonClass } from '@yunyou/ui/button';
import { useLocation } from 'react-router';
import { statusOf } from '../api/page-data.ts';
import { PageLink } from '../navigation/page-link.tsx';
import { useGoTo } from '../navigation/use-go-to.ts';
import { blurStyle, Picture } from '../pictures/picture.tsx';
import { useServerBlur } from '../pictures/server-blur.tsx';
import { askToSignIn } from '../session/session.ts';
import { errorWords as words } from '../site-words.ts';
import styles from './error-page.module.css';
import * as frameWords from './frame-words.ts';

/** Shows a 404, a request to sign in for a 401, and a general error for everything else. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const goTo = useGoTo();
  const handleSignIn = async () => {
    if (await askToSignIn()) await goTo(pathname + search);
  };
  const status = statusOf(error);
  if (status === 404) return <NotFoundPage path={pathname} />;
  if (status === 401) {
    return (
      <Frame picture="page/user" title={words.signIn.title} text={words.signIn.text}>
        <Button onClick={() => void handleSignIn()}>{words.signIn.action}</Button>
      </Frame>
    );
  }
  return (
    <Frame picture="page/offline" title={words.failure.title} text={words.failure.text}>
      <a href={pathname} className={buttonClass()}>
        {words.failure.action}
      </a>
    </Frame>
  );
}

function NotFoundPage({ path }: { path: string }) {
  return (
    <Frame picture="page/not-found" code="404" title={words.notFound.title} text={path}>
      <a href="/" className={buttonClass()}>
        {words.notFound.action}
      </a>
      <p className={styles.links}>
        <PageLink to="/search">{frameWords.searchTheSite}</PageLink>
        <PageLink to="/destination/list">{frameWords.allPlaces}</PageLink>
        <PageLink to="/wiki">{frameWords.travelGuides}</PageLink>
      </p>
    </Frame>
  );
}

interface FrameProps {
  picture: string;
  code?: string;
  title: string;
  text: string;
  children: React.ReactNode;
}

function Frame({ picture, code, title, text, children }: FrameProps) {
  return (
    // The browser has no data of the blur and keeps the one in the HTML.
    <div className={styles.page} style={blurStyle(useServerBlur(picture))} suppressHydrationWarning>
      <Picture
        picture={picture}
        format="tile"
        alt=""
        sizes="(min-width: 56rem) 40rem, 100vw"
        isFirst
        className={styles.picture}
      />
      <div className={styles.words}>
        {code && <p className={styles.code}>{code}</p>}
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </div>
  );
}
