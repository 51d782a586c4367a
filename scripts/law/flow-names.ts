import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flowNames } from '#domain/products/index.ts'

/** The names that can mean nothing but a flow; a holding is also something a shareholder can have. */
const names = flowNames.filter((name) => name !== 'holding')
const literal = new RegExp(`(['"])(${names.join('|')})\\1`, 'g')

/** Where flows may be called by their names: what they are, what they say, what they cost, and where they are offered. */
const mayName = [
  /^domain\/(products|messages|pricing|calculator)\//,
  /^(server\/(db\/seed|testing)|web\/testing)\//,
  /^server\/resources\/calculations\//,
  /^web\/(i18n|pages\/(home|register))\//,
  /^(scripts|e2e)\//,
  /\.(test|fixture)\.tsx?$/,
]

/** Code that knows a product by its name instead of by what the product says of itself, as sentences. */
export const namedFlows = (files: readonly string[], folder: string): string[] =>
  files
    .filter((file) => /\.tsx?$/.test(file) && !mayName.some((place) => place.test(file)))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(literal)].map(
        ([, , name]) => `${file}: knows the flow “${name}” by name. Let the product say what is different about it.`,
      ),
    )
