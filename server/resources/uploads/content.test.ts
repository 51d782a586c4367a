import { expect, test } from 'vitest'
import { asAttachment } from '#server/http/index.ts'
import { uploadNameOf } from './content.ts'

const pdf = 'application/pdf'

test.each([
  // As it was called, where that says what it is.
  ['paspoort.png', 'image/png', 'paspoort.png'],
  ['IMG_0042.JPG', 'image/jpeg', 'IMG_0042.JPG'],
  ['scan.Pdf', pdf, 'scan.Pdf'],
  ['foto.jpeg', 'image/jpeg', 'foto.jpeg'],
  ['IMG_0042.HEIC', 'image/heif', 'IMG_0042.HEIC'],
  ['rekening.exe.pdf', pdf, 'rekening.exe.pdf'],
  // Where its ending says it is something else, or nothing.
  ['rekening.exe', pdf, 'rekening.pdf'],
  ['rekening.pdf.exe', pdf, 'rekening.pdf'],
  ['REKENING.EXE', pdf, 'REKENING.pdf'],
  ['rekening .exe. ', pdf, 'rekening.pdf'],
  ['brief.docx', pdf, 'brief.pdf'],
  ['scan.png', 'image/jpeg', 'scan.jpg'],
  ['paspoort', 'image/heic', 'paspoort.heic'],
  ['paspoort', 'image/heif', 'paspoort.heif'],
  ['paspoort.', 'image/png', 'paspoort.png'],
  // What follows a dot is not always an ending.
  ['jaarrekening v1.2', pdf, 'jaarrekening v1.2.pdf'],
  ['volmacht A.B. Smit', pdf, 'volmacht A.B. Smit.pdf'],
  ['akte J.Smit', pdf, 'akte J.Smit.pdf'],
  // No folder, no sign that cannot be seen.
  ['../../etc/passwd', pdf, 'passwd.pdf'],
  ['C:\\scans\\a.pdf', pdf, 'a.pdf'],
  ['rij\u0000bewijs\u202egnp.pdf', pdf, 'rijbewijsgnp.pdf'],
  ['rekening.p\u200bdf', pdf, 'rekening.pdf'],
  // Something is left to read, and not too much of it.
  ['', pdf, 'bestand.pdf'],
  ['.exe', pdf, 'bestand.pdf'],
  ['.pdf', pdf, 'bestand.pdf'],
  ['...', pdf, 'bestand.pdf'],
  ['🪪'.repeat(130), 'image/png', `${'🪪'.repeat(116)}.png`],
  [`${'a'.repeat(130)}.exe`, pdf, `${'a'.repeat(116)}.pdf`],
] as const)('%j of type %s is called %j, and is called so again', (sent, type, name) => {
  expect(uploadNameOf(sent, type)).toBe(name)
  expect(uploadNameOf(name, type)).toBe(name)
})

test('a name cannot break out of its header', () => {
  expect(asAttachment('a"\r\nx: y.pdf')).toBe(
    'attachment; filename="a___x_ y.pdf"; filename*=UTF-8\'\'a%22%0D%0Ax%3A%20y.pdf',
  )
})
