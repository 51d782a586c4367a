import type { z } from 'zod'
import {
  type AssistantPermission,
  type AssistantToolName,
  assistantToolPermissions,
  mayUseTool,
} from '#domain/assistants/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { AssistantConnection } from '../connection.ts'
import type { ToolRefusalCode } from './codes.ts'
import { assistantSentences } from './sentences.ts'

/** One thing that an assistant can ask for; its schemas are made once and never hang on who asks. */
export type AssistantTool = {
  readonly name: AssistantToolName
  readonly title: string
  /** In English, for whoever chooses between tools. */
  readonly description: string
  readonly input: z.ZodObject
  readonly output: z.ZodObject
  /** Changes nothing, so that it may be asked again. */
  readonly readOnly: boolean
  /** One of these is enough. */
  readonly permissions: readonly AssistantPermission[]
  /** What was sent must have passed `input`; what comes back fits `output`. */
  readonly run: (
    connection: AssistantConnection,
    input: Readonly<Record<string, unknown>>,
    locale: Locale,
  ) => Promise<Readonly<Record<string, unknown>>>
}

type ToolParts<Input extends z.ZodObject, Output extends z.ZodObject> = Pick<
  AssistantTool,
  'name' | 'title' | 'description' | 'readOnly'
> & {
  readonly input: Input
  readonly output: Output
  readonly run: (connection: AssistantConnection, input: z.infer<Input>, locale: Locale) => Promise<z.infer<Output>>
}

/** A tool that is run only by who may, with input that fits. */
export const defineTool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: ToolParts<Input, Output>,
): AssistantTool => ({
  ...tool,
  permissions: assistantToolPermissions[tool.name],
  async run(connection, input, locale) {
    if (!mayUseTool(connection.permissions, tool.name)) throw toolRefusal('not_allowed', locale)
    return tool.run(connection, tool.input.parse(input), locale)
  },
})

type RefusalDetails = Readonly<Record<string, unknown>> & { readonly url?: string }

/** A "no" that the assistant hears, with what helps it on: a link for the founder, or what is newer. */
export class ToolRefusal extends Error {
  override readonly name = 'ToolRefusal'
  readonly code: ToolRefusalCode
  readonly details: RefusalDetails

  constructor(code: ToolRefusalCode, message: string, details: RefusalDetails = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}

export const toolRefusal = (code: ToolRefusalCode, locale: Locale, details?: RefusalDetails): ToolRefusal =>
  new ToolRefusal(code, assistantSentences[locale].refusals[code], details)
