import { readFileSync } from 'node:fs'
import { charactersOf } from './letters.ts'

// Latin, Greek and Cyrillic; then the two scripts that are written the other way. What none of them has, nobody can print.
const faces = [
  import.meta.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf'),
  import.meta.resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-naskh-arabic/600SemiBold/NotoNaskhArabic_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-serif-hebrew/400Regular/NotoSerifHebrew_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-serif-hebrew/600SemiBold/NotoSerifHebrew_600SemiBold.ttf'),
]

/** The fonts that go into every document. */
export const readFonts = (): readonly Buffer[] => faces.map((face) => readFileSync(new URL(face)))

/** Whether the fonts have this character. */
export type Printable = (code: number) => boolean

export function printableWith(fonts: readonly Uint8Array[]): Printable {
  const sets = fonts.map(charactersOf)
  return (code) => sets.some((characters) => characters.has(code))
}
