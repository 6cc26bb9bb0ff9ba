import type { Editor } from '@tiptap/react';
import { App } from 'antd';
import { useRef } from 'react';
import { defineWords } from '../../language/language.ts';
import { apiUpload } from '../../session/staff-client.ts';
import { cleanPastedHtml, type PastedPicture } from './pasted-html.ts';

const useWords = defineWords(
  {
    placeholder: (name: string) => `[Picture missing: ${name}]`,
    uploading: (count: number) => (count === 1 ? 'Uploading 1 picture.' : `Uploading ${count} pictures.`),
    uploaded: (count: number) =>
      count === 1 ? '1 picture is in the library.' : `${count} pictures are in the library.`,
    missing: (names: string) =>
      `These pictures could not be pasted: ${names}. Their places are marked in the text. Add them with "Picture".`,
  },
  {
    placeholder: (name) => `[缺少图片：${name}]`,
    uploading: (count) => `正在上传 ${count} 张图片。`,
    uploaded: (count) => `${count} 张图片已存入图片库。`,
    missing: (names) => `以下图片无法粘贴：${names}。文中已标出位置，请用“图片”按钮添加。`,
  },
);

/** Cleans pasted HTML, uploads the pictures in it, and names those that are missing. */
export function usePaste() {
  const words = useWords();
  const { message } = App.useApp();
  const editor = useRef<Editor | null>(null);
  const uploadAll = async (pictures: readonly PastedPicture[]) => {
    const withData = pictures.filter(({ upload }) => upload);
    if (withData.length > 0) void message.info(words.uploading(withData.length));
    const missing: string[] = [];
    for (const picture of pictures) {
      const name = await uploadPicture(picture);
      if (!name || !editor.current) missing.push(picture.name);
      else replacePlaceholder(editor.current, picture, name);
    }
    const done = pictures.length - missing.length;
    if (done > 0) void message.success(words.uploaded(done));
    if (missing.length > 0) void message.warning(words.missing(missing.join(', ')), 12);
  };
  return {
    setEditor: (next: Editor | null) => {
      editor.current = next;
    },
    transformPastedHTML: (html: string) => {
      const { html: clean, pictures } = cleanPastedHtml(html, words.placeholder);
      if (pictures.length > 0) void uploadAll(pictures);
      return clean;
    },
  };
}

/** Returns the name of the uploaded picture; undefined when the clipboard has only its address or the upload fails. */
async function uploadPicture({ upload }: PastedPicture): Promise<string | undefined> {
  if (!upload) return undefined;
  try {
    const { dataUrl, alt } = upload;
    const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (letter) =>
      letter.charCodeAt(0),
    );
    const type = /^data:([^;]+)/.exec(dataUrl)?.[1] ?? 'image/png';
    const { picture } = await apiUpload(
      'POST /admin/media/upload',
      { alt, credit: '' },
      new Blob([bytes], { type }),
    );
    return picture;
  } catch {
    return undefined; // the text names it as missing
  }
}

function replacePlaceholder(editor: Editor, { placeholder, upload }: PastedPicture, picture: string): void {
  const found: { from: number; to: number }[] = [];
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === 'paragraph' && node.textContent === placeholder)
      found.push({ from: position, to: position + node.nodeSize });
  });
  const [place] = found;
  if (!place) return; // removed meanwhile
  editor.commands.insertContentAt(place, { type: 'image', attrs: { src: picture, alt: upload?.alt ?? '' } });
}
