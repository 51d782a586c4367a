import { eq, no, oneOf, yes } from '../../conditions/index.ts'
import type { Shape } from '../../documents/index.ts'
import { partiesArticle, signatureArticle } from '../common/parties.ts'

const [intro, us, company, person, agree] = partiesArticle.clauses

/** What a controller and a processor must agree on (art. 28 GDPR). */
export const processingAgreementShape = {
  name: 'processing_agreement',
  version: 1,
  dates: 'plain',
  parts: [
    {
      id: 'agreement',
      articles: [
        {
          id: 'parties',
          clauses: [
            intro,
            us,
            company,
            person,
            { id: 'we_control', when: eq('form.our_role', 'controller') },
            { id: 'we_process', when: eq('form.our_role', 'processor') },
            agree,
          ],
        },
        {
          id: 'subject',
          numbered: true,
          clauses: [{ id: 'service' }, { id: 'annex' }, { id: 'words' }, { id: 'first' }],
        },
        {
          id: 'instructions',
          numbered: true,
          clauses: [{ id: 'only' }, { id: 'law' }, { id: 'unlawful' }, { id: 'own' }, { id: 'controller' }],
        },
        { id: 'secrecy', numbered: true, clauses: [{ id: 'people' }, { id: 'lasts' }] },
        { id: 'security', numbered: true, clauses: [{ id: 'measures' }, { id: 'change' }] },
        {
          id: 'helpers',
          numbered: true,
          clauses: [
            { id: 'general', when: eq('form.helpers', 'general') },
            { id: 'object', when: eq('form.helpers', 'general') },
            { id: 'specific', when: eq('form.helpers', 'specific') },
            { id: 'same' },
            { id: 'liable' },
          ],
        },
        {
          id: 'transfers',
          numbered: true,
          clauses: [
            { id: 'none', when: no('form.outside') },
            { id: 'where', when: yes('form.outside') },
            { id: 'conditions' },
          ],
        },
        {
          id: 'assistance',
          numbered: true,
          clauses: [{ id: 'requests' }, { id: 'forwards' }, { id: 'duties' }, { id: 'costs' }],
        },
        {
          id: 'breach',
          numbered: true,
          clauses: [
            { id: 'tells' },
            { id: 'content' },
            { id: 'nature', form: 'item' },
            { id: 'contact', form: 'item' },
            { id: 'consequences', form: 'item' },
            { id: 'measures', form: 'item' },
            { id: 'limits' },
            { id: 'who_tells' },
          ],
        },
        {
          id: 'audit',
          numbered: true,
          clauses: [{ id: 'information' }, { id: 'inspection' }, { id: 'manner' }, { id: 'costs' }],
        },
        {
          id: 'liability',
          numbered: true,
          clauses: [
            { id: 'law', when: eq('form.cap', 'law') },
            { id: 'service', when: eq('form.cap', 'service') },
            { id: 'amount', when: eq('form.cap', 'amount') },
            { id: 'never', when: oneOf('form.cap', 'service', 'amount') },
            { id: 'others' },
          ],
        },
        {
          id: 'end',
          numbered: true,
          clauses: [
            { id: 'term' },
            { id: 'returned', when: eq('form.at_end', 'returned') },
            { id: 'erased', when: eq('form.at_end', 'erased') },
            { id: 'otherwise' },
            { id: 'kept' },
            { id: 'after' },
          ],
        },
        {
          id: 'final',
          numbered: true,
          clauses: [{ id: 'changes' }, { id: 'new_law' }, { id: 'invalid' }, { id: 'law' }, { id: 'court' }],
        },
        signatureArticle,
      ],
    },
    {
      id: 'annex_processing',
      new_page: true,
      articles: [
        {
          id: 'processing',
          clauses: [
            { id: 'service', form: 'pair' },
            { id: 'operations', form: 'pair' },
            { id: 'kinds', form: 'pair' },
            { id: 'special', form: 'pair', when: yes('form.special') },
            { id: 'no_special', form: 'pair', when: no('form.special') },
            { id: 'people', form: 'pair' },
            { id: 'duration', form: 'pair' },
            { id: 'where', form: 'pair', when: yes('form.outside') },
          ],
        },
        {
          id: 'helper_list',
          clauses: [
            { id: 'named', when: yes('form.has_helper_names') },
            { id: 'nobody', when: no('form.has_helper_names') },
          ],
        },
      ],
    },
    {
      id: 'annex_security',
      articles: [
        {
          id: 'measures',
          clauses: [
            { id: 'intro' },
            { id: 'access', form: 'item' },
            { id: 'login', form: 'item' },
            { id: 'encryption', form: 'item' },
            { id: 'sensitive', form: 'item', when: yes('form.special') },
            { id: 'updates', form: 'item' },
            { id: 'backups', form: 'item' },
            { id: 'logging', form: 'item' },
            { id: 'people', form: 'item' },
            { id: 'premises', form: 'item' },
            { id: 'testing', form: 'item' },
            { id: 'extra', when: yes('form.has_extra_measures') },
          ],
        },
      ],
    },
  ],
} as const satisfies Shape
