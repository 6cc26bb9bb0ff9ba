import { Button, Result } from 'antd';
import { useRouteError } from 'react-router';
import { useSystemWords } from './system-words.ts';

/** Renders the error boundary of a page. Reloading is safe, because autosave has stored unsaved changes. */
export function ErrorPage() {
  const words = useSystemWords().failure;
  const error = useRouteError();
  return (
    <Result
      status="error"
      title={words.failed}
      subTitle={error instanceof Error ? error.message : undefined}
      extra={[
        <Button key="again" type="primary" onClick={() => location.reload()}>
          {words.again}
        </Button>,
        <Button key="start" href="/admin/dashboard">
          {words.toDashboard}
        </Button>,
      ]}
    />
  );
}
