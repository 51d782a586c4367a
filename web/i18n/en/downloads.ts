import type { downloads as dutch } from '../nl/downloads.ts'
import type { TextShape } from '../shape.ts'

export const downloads = {
  heading: 'Documents',
  loading: 'Getting your documents',
  making: 'Your documents are being prepared. That usually takes less than a minute.',
  failed: 'Your documents are not ready yet. Come back in a few minutes, or try again now.',
  again: 'Try again',
  page: '1 page',
  pages: '{count} pages',
  pdf: 'PDF',
  docx: 'Word',
  file: 'Download',
  download: 'Download {title} as {format}',
  busy: 'Getting the file',
  outdated: 'You changed something after this was made. The notary will see your change.',
  download_failed: 'The download did not work. Please try again.',
} as const satisfies TextShape<typeof dutch>
