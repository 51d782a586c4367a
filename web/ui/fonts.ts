import sans from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2?url'

/** Addresses of the two files that the page's head preloads (`<link rel="preload" as="font" crossorigin>`). */
export const preloadedFonts = [sans, serif] as const
