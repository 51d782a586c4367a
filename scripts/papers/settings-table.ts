import { type Setting, settings } from '#server/config/index.ts'

/** The table of settings in the README, made from the settings themselves. */
export function settingsTable(): string {
  const rows = Object.entries<Setting>(settings).map(
    ([name, { about, shown }]) => `| \`${name}\` | ${about} | ${shown} |`,
  )
  return ['| setting | what it does | default |', '|---|---|---|', ...rows].join('\n')
}
