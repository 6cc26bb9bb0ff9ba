import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeObject } from '@yunyou/contract/field-description';
import { ApiFailure } from '@yunyou/contract/http-client';
import { enteredReview, type ReviewTarget } from '@yunyou/contract/reviews/review.endpoints';
import { explainIssue } from '@yunyou/domain/editorial/field-problems';
import { toDocument } from '@yunyou/domain/editorial/form-document';
import { App, Button, Card, Flex, Form, Input, Radio } from 'antd';
import { Link, useNavigate } from 'react-router';
import { FieldInput } from '../engine/form/field-input.tsx';
import { type Values } from '../engine/form/form-values.ts';
import { ReferencePicker } from '../engine/form/reference-picker.tsx';
import { FormError } from '../form-error.tsx';
import { inLanguage } from '../language/messages.ts';
import layout from '../layout.module.css';
import { PageHead } from '../pages/page-head.tsx';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { useReviewWords } from './review-words.ts';
import styles from './reviews.module.css';

const fields = new Map(describeObject(enteredReview).map((field) => [field.name, field]));

/** Enters a review received by letter or telephone; it then waits for moderation. */
export function EnterReviewPage() {
  const words = useReviewWords();
  const [form] = Form.useForm<Values>();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const mayWrite = useMay()('commentList.write');
  const target = (Form.useWatch('targetType', form) as ReviewTarget | undefined) ?? 'city'; // the options below have only these values
  const enter = useMutation({
    mutationFn: (review: Parameters<typeof enterReview>[0]) => enterReview(review),
    onSuccess: async ({ author }) => {
      void message.success(words.entered);
      await queries.invalidateQueries({ queryKey: ['reviews'] });
      await navigate(`/commentManage/commentList?${new URLSearchParams({ keyword: author })}`);
    },
    onError: (error) => {
      if (error instanceof ApiFailure) showErrors(error.data.fields ?? []);
    },
  });
  const showErrors = (problems: readonly { field: string; message: string }[]) => {
    form.setFields(problems.map(({ field, message: text }) => ({ name: [field], errors: [text] })));
    const [first] = problems;
    if (first) form.scrollToField([first.field], { block: 'center', focus: true });
  };
  const handleFinish = () => {
    const { orderNo, travelMonth = null, ...rest } = toDocument(form.getFieldsValue(true) as Values); // antd types all form values as any
    const review = { ...rest, travelMonth, ...(target === 'trip-line' && orderNo ? { orderNo } : {}) };
    const checked = enteredReview.safeParse(review, { reportInput: true });
    if (checked.success) return enter.mutate(checked.data);
    showErrors(
      checked.error.issues.map((issue) => ({
        field: String(issue.path[0] ?? ''),
        message: inLanguage(explainIssue([...fields.values()], issue).message),
      })),
    );
  };
  return (
    <Flex vertical gap="middle" data-code="creatComment">
      <PageHead title={words.enter}>
        <Link to="/commentManage/commentList">
          <Button>{words.back}</Button>
        </Link>
      </PageHead>
      <Card className={layout['readable'] ?? ''}>
        <Form<Values>
          form={form}
          layout="vertical"
          disabled={!mayWrite}
          initialValues={{ targetType: 'city', receivedBy: 'e-mail' }}
          onFinish={handleFinish}
        >
          {enter.isError && !(enter.error instanceof ApiFailure && enter.error.data.fields?.length) && (
            <FormError message={enter.error.message} />
          )}
          <ReviewFields target={target} />
          {mayWrite ? (
            <Button type="primary" htmlType="submit" loading={enter.isPending}>
              {words.enterButton}
            </Button>
          ) : (
            words.readOnly
          )}
        </Form>
      </Card>
    </Flex>
  );
}

function ReviewFields({ target }: { target: ReviewTarget }) {
  const words = useReviewWords();
  const form = Form.useFormInstance();
  return (
    <>
      <Form.Item label={words.about} name="targetType">
        <Radio.Group
          options={[
            { value: 'city', label: words.aCity },
            { value: 'trip-line', label: words.aTour },
          ]}
          onChange={() => form.setFieldValue('targetId', undefined)}
        />
      </Form.Item>
      <Form.Item label={target === 'city' ? words.city : words.tour} name="targetId" required>
        <ReferencePicker key={target} entity={target} />
      </Form.Item>
      {target === 'trip-line' && <ContractField name="orderNo" isRequired />}
      <ContractField name="author" />
      <ContractField name="receivedBy" />
      <Form.Item label={words.starsLabel} name="stars" required>
        <Radio.Group
          optionType="button"
          options={[1, 2, 3, 4, 5].map((value) => ({ value, label: `${value} ★` }))}
        />
      </Form.Item>
      <ContractField name="text" />
      <Form.Item label={words.month} name="travelMonth">
        <Input type="month" className={styles['month'] ?? ''} />
      </Form.Item>
    </>
  );
}

const enterReview = (review: Parameters<typeof api<'POST /admin/review/enter'>>[1]) =>
  api('POST /admin/review/enter', review);

/** Renders a field with label, help and limits from the contract. */
function ContractField({ name, isRequired }: { name: string; isRequired?: boolean }) {
  const field = fields.get(name);
  return (
    field && <FieldInput field={{ ...field, isRequired: isRequired ?? field.isRequired }} path={[name]} />
  );
}
