export const downloads = {
  heading: 'Documenten',
  loading: 'Je documenten worden opgehaald',
  failed: 'We kunnen je documenten nu niet laten zien.',
  again: 'Probeer het opnieuw',
  pages: '{count} pagina’s',
  pdf: 'PDF',
  docx: 'Word',
  file: 'Download',
  download: '{title} downloaden als {format}',
  busy: 'We halen het bestand op',
  outdated: 'Je hebt hierna nog iets gewijzigd. De notaris krijgt je wijziging te zien.',
  download_failed: 'Downloaden is niet gelukt. Probeer het nog eens.',
} as const
