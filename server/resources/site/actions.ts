import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { socialProviders } from '#contract/account-answers.ts'
import { getSite, type Site } from '#contract/site.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { IdentityProviders } from '#server/adapters/identity/index.ts'
import type { Config } from '#server/config/index.ts'
import { serve } from '#server/http/index.ts'
import type { CatalogueActions } from '../catalogue/actions.ts'
import type { QuestionWording } from '../question-words/actions.ts'
import type { KnownReferences } from '../reference/references.ts'
import type { StoryActions } from '../stories/actions.ts'
import { fallbackReviews, quotesIn, type ReviewInWords, reviewsIn } from '../stories/reviews.ts'
import type { LiveSwitches } from '../switches/actions.ts'

type SiteParts = {
  readonly config: Config
  readonly switches: Pick<LiveSwitches, 'noteOf'>
  readonly catalogue: CatalogueActions
  readonly stories: StoryActions
  readonly providers: IdentityProviders
  readonly references: KnownReferences
  readonly wording: Pick<QuestionWording, 'hashes'>
  readonly clock: Clock
  readonly log: FastifyBaseLogger
}

export type SiteActions = ReturnType<typeof siteActions>

/** Services of others, in the order they are listed, with the setting that holds their address. */
const externalServices = {
  trademark_registration: 'TRADEMARK_REGISTRATION_URL',
  trademark_monitoring: 'TRADEMARK_MONITORING_URL',
  trademark_search: 'TRADEMARK_SEARCH_URL',
  terms_drafting: 'TERMS_DRAFTING_URL',
  terms_checking: 'TERMS_CHECKING_URL',
  debt_collection: 'DEBT_COLLECTION_URL',
} as const satisfies Record<string, keyof Config>

export function siteActions({
  config,
  switches,
  catalogue,
  stories,
  providers,
  references,
  wording,
  clock,
  log,
}: SiteParts) {
  const flagsNow = () => ({
    foundations: config.FOUNDATIONS_ENABLED,
    incorporation_speed: config.INCORPORATION_SPEED_ENABLED,
    transfer_to_english: config.TRANSFER_TO_ENGLISH_ENABLED,
    share_deviation: config.SHARE_DEVIATION_ENABLED,
    in_person: config.IN_PERSON_ENABLED,
    participants: config.PARTICIPANTS_ENABLED,
    assistants: config.ASSISTANTS_ENABLED,
    year_end_warning: config.YEAR_END_WARNING_ENABLED,
    preselect_membership: config.PRESELECT_MEMBERSHIP,
  })

  async function readReviews(): Promise<Pick<Site, 'reviews' | 'marketing_rating'>> {
    try {
      return reviewsIn(await stories.contentOf('reviews', 'nl'))
    } catch (error) {
      log.warn({ err: error, story: 'reviews' }, 'the reviews story cannot be used; the fallback ratings are shown')
      return fallbackReviews
    }
  }

  return {
    /** What others wrote of us in words; none where the story cannot be had. */
    async readQuotes(): Promise<ReviewInWords[]> {
      return quotesIn(await stories.contentOf('reviews', 'nl').catch(() => undefined))
    },

    async readSite(): Promise<Site> {
      const { unservedCountries, sellsAgreement } = await references.recent()
      const flags = { ...flagsNow(), shareholders_agreement: sellsAgreement(clock.today()) }
      return {
        brand: config.BRAND_NAME,
        company: config.INVOICE_SENDER ?? [],
        home_url: config.HOME_URL ?? null,
        dashboard_url: config.DASHBOARD_URL ?? '/dashboard',
        support_email: config.SUPPORT_EMAIL,
        support_phone: config.SUPPORT_PHONE ?? null,
        meeting_url: config.MEETING_URL ?? null,
        chat_url: config.CHAT_URL ?? null,
        video_url: config.VIDEO_URL ?? null,
        tag_manager_id: config.TAG_MANAGER_ID ?? null,
        allowed_redirect_origins: config.ALLOWED_REDIRECT_ORIGINS,
        sign_in_providers: socialProviders.filter((name) => providers[name]),
        unserved_countries: [...unservedCountries],
        address_lookup: config.ADDRESS_SERVICE_URL !== undefined,
        company_lookup: config.KVK_API_KEY !== undefined,
        question_words: await wording.hashes(),
        maintenance: config.MAINTENANCE,
        maintenance_note: switches.noteOf('maintenance'),
        development: !config.production,
        flags,
        services: await catalogue.listCards(flags),
        external_services: Object.entries(externalServices).map(([slug, setting]) => ({
          slug,
          url: config[setting] ?? null,
        })),
        ...(await readReviews()),
      }
    },
  }
}

export async function registerSite(api: FastifyInstance, { readSite }: SiteActions): Promise<void> {
  serve(api, getSite, readSite)
}
