import { patches } from './bench/patch.ts'

console.log(await patches())
