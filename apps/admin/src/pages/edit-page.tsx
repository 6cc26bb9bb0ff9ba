import { Button, Result } from 'antd';
import { Link } from 'react-router';

/** Editing comes with the forms of the back office; until then this page says so and leads back. */
export function EditPage({ name, list }: { name: string; list: string }) {
  return (
    <Result
      status="info"
      title={name}
      subTitle="Editing is not open in this version. Content is changed in the files under content/ and loaded at the next start."
      extra={
        <Link to={`/${list}`}>
          <Button type="primary">Back to the list</Button>
        </Link>
      }
    />
  );
}
