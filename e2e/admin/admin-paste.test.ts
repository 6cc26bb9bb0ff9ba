import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { site } from '../harness/site.ts';
import { signInStaff } from '../harness/staff-sign-in.ts';

const visit = useBrowser();

/** A red PNG of 40 by 40 pixels would be too small for the library, so the page draws one. */
const drawPng = (page: Page) =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
    canvas.getContext('2d')?.fillRect(10, 10, 500, 300);
    return canvas.toDataURL('image/png');
  });

const word = (style: string, marker: string, text: string) =>
  `<p class=MsoListParagraph style='${style}'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;</span></span><![endif]>${text}</p>`;

describe('pasting into an article', () => {
  it('keeps headings, lists, tables and links of Word and Google Docs, uploads pictures and names missing ones', async () => {
    const { page } = await visit();
    await signInStaff(page, 'admin', site.adminPassword);
    await page.goto('/admin/contentManage/createNews');
    const body = page.getByRole('textbox', { name: 'Body' });
    await body.click();
    const html = `<html><head><style>p{color:red}</style></head><body>
      <h1>Getting there</h1><p class=MsoNormal>By <a href="http://example.org/train">train</a>.<o:p></o:p></p>
      ${word('mso-list:l0 level1 lfo1', '·', 'Take water')}${word('mso-list:l0 level2 lfo1', 'o', 'At least a litre')}
      ${word('mso-list:l0 level1 lfo1', '·', 'Take cash')}
      <p class=MsoNormal><o:p>&nbsp;</o:p></p>
      ${word('mso-list:l1 level1 lfo2', '1.', 'First this')}${word('mso-list:l1 level1 lfo2', '2.', 'Then that')}
      <table class=MsoTableGrid><tr><td><p>Day</p></td><td><p>Hours</p></td></tr><tr><td><p>Monday</p></td><td><p>closed</p></td></tr></table>
      <h2>Docs</h2>
      <b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span><span> and <a href="https://www.google.com/url?q=https://example.org/a&amp;sa=D">link</a></span></p></b>
      <p><img src="file:///C:/Temp/image001.png"></p><p><img alt="A black box" src="${await drawPng(page)}"></p>
    </body></html>`;
    await body.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
    await page.getByText('These pictures could not be pasted: image001.png.').waitFor();
    await body.locator('img[alt="A black box"]').waitFor();
    const structure = await body.evaluate((element) =>
      [...element.querySelectorAll('h2, h3, ul > li > p, ol > li > p, td p, a, strong')].map(
        (found) => `${found.tagName} ${found.closest('td, ol, ul')?.tagName ?? ''} ${found.textContent}`,
      ),
    );
    expect(structure).toEqual([
      'H2  Getting there',
      'A  train',
      'P UL Take water',
      'P UL At least a litre',
      'P UL Take cash',
      'P OL First this',
      'P OL Then that',
      'P TD Day',
      'P TD Hours',
      'P TD Monday',
      'P TD closed',
      'H3  Docs',
      'STRONG  Bold',
      'A  link',
    ]);
    expect(await body.locator('ul ul li').innerText()).toBe('At least a litre');
    expect(await body.locator('a').first().getAttribute('href')).toBe('https://example.org/train');
    expect(await body.locator('a').last().getAttribute('href')).toBe('https://example.org/a');
    await body.getByText('[Picture missing: image001.png]').waitFor();
  });
});
