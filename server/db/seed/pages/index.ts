import type { SeededPage } from './building.ts'

/** The public pages until somebody changes them. */
export const seededPages: readonly SeededPage[] = []
