import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [squeeze, zip] = [promisify(brotliCompress), promisify(gzip)]

/** Lays a .br and a .gz beside every text file, once, as small as they get, so that no request pays for it. */
export async function compress(folder: string): Promise<void> {
  await Promise.all(
    globSync(`${folder}/**/*.{js,css,svg}`).map(async (file) => {
      const content = await readFile(file)
      const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      await Promise.all([
        squeeze(content, { params: size }).then((small) => writeFile(`${file}.br`, small)),
        zip(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
      ])
    }),
  )
}
