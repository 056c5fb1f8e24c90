import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readPdf } from '#testing/pdf-text.ts'
import { Pdf } from './pdf.ts'

/** A reader that copies by place puts letters that run to the left in order by itself. */
const byPlace = (name: string) => Array.from(name).toReversed().join('')

const names: [name: string, font: string, shown?: (name: string) => string][] = [
  ['Keliʻi Kaʻahumanu', 'NotoSans-Regular'],
  ['Ánh Nguyễn Đỗ', 'NotoSans-Regular'],
  ['Łukasz Şahin İnönü', 'NotoSans-Regular'],
  ['Ιωάννης Παπαδόπουλος', 'NotoSans-Regular'],
  ['Володимир Ґалаґан', 'NotoSans-Regular'],
  ['李 明', 'DroidSansFallback'],
  ['山田 さくら', 'DroidSansFallback'],
  ['김 민준', 'DroidSansFallback'],
  ['محمد العربي', 'NotoNaskhArabic', byPlace],
  ['علاء عبدالله', 'NotoNaskhArabic', byPlace],
  ['پروین گلشیفته', 'NotoNaskhArabic', byPlace],
  ['משה כהן', 'NotoSansHebrew-Regular', byPlace],
  ['कीर्ति द्विवेदी', 'NotoSansDevanagari-Regular'],
  ['রবীন্দ্রনাথ ঠাকুর', 'NotoSansBengali-Regular'],
  ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'NotoSansGurmukhi-Regular'],
  ['શ્રી નરેન્દ્ર', 'NotoSansGujarati-Regular'],
  ['கோபாலகிருஷ்ணன்', 'NotoSansTamil-Regular'],
  ['శ్రీకృష్ణ రావు', 'NotoSansTelugu-Regular'],
  ['ශ්‍රී ක්‍රිෂාන්ත', 'NotoSansSinhala-Regular'],
  ['สมชาย น้ำผึ้ง', 'NotoSansThai-Regular'],
  ['សុខា ព្រះស៊ីហនុ', 'NotoSansKhmer-Regular'],
  ['အောင်ဆန်းစုကြည်', 'NotoSansMyanmar-Regular'],
  ['Արմեն Խաչատրյան', 'NotoSansArmenian-Regular'],
  ['გიორგი მაისურაძე', 'NotoSansGeorgian-Regular'],
  ['አበበ ቢቂላ', 'NotoSansEthiopic-Regular'],
]

test('names of every usual script print with the font embedded, and copying gives them back', async () => {
  const at = new Date('2026-11-20T18:00:00Z')
  const pdf = new Pdf({ lang: 'en', title: 'Names', at, footer: (page) => page })
  for (const [name] of names) pdf.fact('Renter', name)
  const { text, fonts } = readPdf(await buffer(pdf.end()))
  for (const [name, font, shown = String] of names) {
    expect(text.replaceAll('\t', '')).toContain(shown(name))
    expect(fonts.join()).toContain(font)
  }
  expect(text).not.toContain('[U+')
})
