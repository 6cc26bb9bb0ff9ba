import { defineWords } from '../language/language.ts';

export const useSessionWords = defineWords(
  {
    title: 'Yunyou back office',
    name: 'Name or e-mail',
    nameMissing: 'Enter your name',
    password: 'Password',
    passwordMissing: 'Enter your password',
    code: 'Code',
    codeHelp: 'From your authenticator app, or a recovery code',
    codeMissing: 'Enter a code',
    signIn: 'Sign in',
    failed: 'Something went wrong.',
    confirm: {
      title: "Confirm it's you",
      intro: 'This is a sensitive action. Enter your password to continue.',
      password: 'Your password',
      continue: 'Continue',
    },
  },
  {
    title: '云游后台',
    name: '姓名或邮箱',
    nameMissing: '请输入姓名',
    password: '密码',
    passwordMissing: '请输入密码',
    code: '验证码',
    codeHelp: '来自身份验证器应用，或恢复码',
    codeMissing: '请输入验证码',
    signIn: '登录',
    failed: '出错了。',
    confirm: {
      title: '请确认是您本人',
      intro: '这是敏感操作。请输入密码以继续。',
      password: '您的密码',
      continue: '继续',
    },
  },
);
