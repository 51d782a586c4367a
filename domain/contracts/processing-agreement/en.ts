import type { TextsFor } from '../../documents/index.ts'
import {
  finalProvisions,
  otherCompany,
  otherPerson,
  ourIntroduction,
  partyQuestions,
  partySections,
  signatures,
} from '../common/en.ts'
import { contractTexts } from '../template.ts'
import { processingAgreementSpec } from './questions.ts'
import { processingAgreementShape } from './shape.ts'

const { write, make } = contractTexts(processingAgreementSpec, 'en', {
  sections: {
    ...partySections,
    processing: 'Which data, and what for',
    safety: 'Security and help of others',
    closing: 'Liability and end',
  },
  questions: {
    ...partyQuestions,
    our_role: {
      label: 'Which role does your company have?',
      help: 'Whoever decides what the data are used for is the controller. Whoever does that work for the other, such as a hosting company or an accounting program, is the processor.',
      options: {
        controller: 'The controller: the data are ours',
        processor: 'The processor: we work with data of the other',
      },
    },
    service: {
      label: 'For which service does the processor receive the data?',
      help: 'For example: hosting and maintaining the web shop.',
      gap: 'the service',
    },
    start_date: { label: 'From which day does it apply?', gap: 'first day' },
    operations: {
      label: 'What does the processor do with the data, and why?',
      help: 'For example: storing, showing and backing up, so that customers can order.',
      gap: 'what is done with the data and why',
    },
    data_kinds: {
      label: 'Which data are they?',
      help: 'For example: name, address, email address and orders.',
      gap: 'kinds of data',
    },
    data_subjects: {
      label: 'Whose data are they?',
      help: 'For example: customers and visitors of the web shop.',
      gap: 'whose data they are',
    },
    special: {
      label: 'Are there data that are extra sensitive?',
      help: 'Such as about health, religion or origin, about criminal offences, or a citizen service number.',
    },
    special_kinds: { label: 'Which?', gap: 'sensitive data' },
    breach_hours: {
      label: 'Within how many hours does the processor report a data breach?',
      help: '48 at most. The other must be able to report it to the authority within 72 hours. 24 hours is usual.',
      gap: 'number of hours',
    },
    helpers: {
      label: 'May the processor engage others who can get at the data?',
      options: {
        general: 'Yes, if that is announced beforehand',
        specific: 'Only after consent in each case',
      },
    },
    helper_names: {
      label: 'Which others are already involved now? (optional)',
      help: 'Give their name, country and what they do.',
      gap: 'others who are already involved',
    },
    outside: {
      label: 'May the data leave the European Economic Area?',
      help: 'They also do if someone can look at them from there, or if one of the others above is established there.',
    },
    outside_where: {
      label: 'To which countries?',
      help: 'For example: the United Kingdom and the United States.',
      gap: 'countries outside the European Economic Area',
    },
    extra_measures: {
      label: 'Does the processor take more than the usual measures? (optional)',
      help: 'The usual ones are already in the annex. For example: a certificate under ISO 27001.',
      gap: 'further measures',
    },
    at_end: {
      label: 'What happens to the data afterwards?',
      help: 'The controller may still choose the other until fourteen days afterwards.',
      options: { returned: 'They are returned and then erased', erased: 'They are erased' },
    },
    cap: {
      label: 'How far does the liability of one towards the other go?',
      options: {
        law: 'As the law says, without a limit',
        service: 'As the agreement about the service says',
        amount: 'Up to a fixed amount',
      },
    },
    cap_amount: {
      label: 'Up to which amount for each event?',
      help: 'Look at what the insurance covers for each claim.',
      gap: 'highest amount of damages',
    },
  },
})

const texts = {
  title: 'Data processing agreement',
  parts: {
    agreement: {
      title: null,
      articles: {
        parties: {
          title: 'Parties',
          plain: 'Between whom this is agreed, and who has which role.',
          clauses: {
            intro: 'The undersigned:',
            us: `${ourIntroduction}; and`,
            company: `${otherCompany};`,
            person: `${otherPerson};`,
            we_control:
              'Hereinafter {our_name} is called the controller (verwerkingsverantwoordelijke) and {other_name} the processor (verwerker).',
            we_process:
              'Hereinafter {our_name} is called the processor (verwerker) and {other_name} the controller (verwerkingsverantwoordelijke).',
            agree: 'The parties agree as follows.',
          },
        },
        subject: {
          title: 'What this agreement is about',
          plain: 'Which data the processor receives and what for. The annex says it exactly.',
          clauses: {
            service:
              'The processor processes personal data for the controller in the following service: {service} (hereinafter: the service).',
            annex:
              'Annex 1 states the subject matter and duration of the processing, its nature and purpose, the type of personal data and the categories of data subjects. Annex 2 lists the security measures. The annexes are part of this agreement.',
            words:
              'The words in this agreement mean what they mean in the General Data Protection Regulation (hereinafter: the GDPR). Personal data are here only the data that the processor processes for the controller.',
            first:
              'Where the agreement about the service says something else about the protection of personal data, this agreement prevails.',
          },
        },
        instructions: {
          title: 'Instructions',
          plain: 'The processor does with the data only what the other has asked.',
          clauses: {
            only: 'The processor processes the personal data only on written instructions from the controller, also with regard to transfers to a country outside the European Economic Area or to an international organisation. This agreement and the agreement about the service are such instructions.',
            law: 'If the law of the European Union or of a member state obliges the processor to process otherwise, it informs the controller beforehand, unless that law prohibits this on important grounds of public interest.',
            unlawful:
              'If the processor considers that an instruction infringes the GDPR or other rules on data protection, it says so at once.',
            own: 'The processor does not use the personal data for purposes of its own.',
            controller:
              'The controller ensures that the processing that it orders is allowed and that the data subjects have been informed.',
          },
        },
        secrecy: {
          title: 'Confidentiality',
          plain: 'Whoever can get at the data keeps them secret.',
          clauses: {
            people:
              'The processor gives access only to people who need the personal data for the service and who have committed themselves to confidentiality or are obliged to it by law.',
            lasts: 'The duty of confidentiality continues after the end of this agreement.',
          },
        },
        security: {
          title: 'Security',
          plain: 'The processor takes good care of the data.',
          clauses: {
            measures:
              'The processor takes all appropriate technical and organisational measures that article 32 of the GDPR asks of it, and at least those of annex 2.',
            change:
              'The processor adapts the measures when technology or the risk requires it. The protection does not become less thereby.',
          },
        },
        helpers: {
          title: 'Engaging others',
          plain: 'When a third party may get at the data, and who answers for that.',
          clauses: {
            general:
              'The processor may engage other processors (sub-processors). The present ones are listed in annex 1. If it wants to add or replace one, it announces this in writing at least thirty days in advance.',
            object:
              'Within that time the controller may object for reasons of data protection. The parties then look for a solution together. If they do not find one, the processor may not give the new processor access to the personal data and each of the parties may end the service, as far as it cannot continue without that processor.',
            specific:
              'The processor engages no other processor (sub-processor) without prior written consent of the controller for that case. For the processors listed in annex 1 that consent has been given.',
            same: 'The processor imposes on every other processor in writing the same obligations on data protection as are in this agreement, and shows on request that it has done so.',
            liable:
              'If another processor does not fulfil its obligations, the processor remains fully liable for that towards the controller, as it is for what it does itself.',
          },
        },
        transfers: {
          title: 'Outside the European Economic Area',
          plain: 'Whether the data may leave Europe.',
          clauses: {
            none: 'The processor processes the personal data only within the European Economic Area. It transfers them outside it, or gives access from there, only with prior written consent of the controller.',
            where:
              'The processor may transfer the personal data to the following countries outside the European Economic Area, or give access from there: {outside_where}. For other countries it needs prior written consent.',
            conditions:
              'Every transfer complies with chapter V of the GDPR: there is an adequacy decision, or there are appropriate safeguards such as the standard contractual clauses of the European Commission. The processor shows on request which these are.',
          },
        },
        assistance: {
          title: 'Assistance',
          plain: 'The processor helps when someone wants to see their data or when the authority asks something.',
          clauses: {
            requests:
              'The processor assists the controller by appropriate measures in answering requests of data subjects who exercise their rights under chapter III of the GDPR.',
            forwards:
              'If the processor receives such a request, it passes it on within two working days and does not answer it itself.',
            duties:
              'The processor also assists the controller in complying with articles 32 to 36 of the GDPR: on security, data breaches, data protection impact assessments and prior consultation. It does so with the information that it has and as fits the nature of the processing.',
            costs:
              'If this assistance requires more than is usual with the service, the processor may charge reasonable costs that it stated beforehand, unless the assistance is needed because it did not comply with this agreement.',
          },
        },
        breach: {
          title: 'Data breaches',
          plain: 'If something goes wrong, the other hears of it soon.',
          clauses: {
            tells:
              'The processor reports every personal data breach to the controller without undue delay, and at the latest {breach_hours} {breach_hours_is_one?hour|hours} after becoming aware of it.',
            content: 'It states, as far as it knows:',
            nature:
              'what has happened, which personal data and data subjects are concerned, and approximately how many;',
            contact: 'who can tell more about it;',
            consequences: 'what the likely consequences are;',
            measures: 'what it has done or proposes to do to remedy the breach and to limit the consequences.',
            limits:
              'What it does not know yet, it states as soon as it knows. It takes at once the measures that are needed to stop the breach and keeps a record of all breaches.',
            who_tells:
              'The controller decides whether the breach is reported to the supervisory authority and to data subjects, and does so itself.',
          },
        },
        audit: {
          title: 'Audit',
          plain: 'The processor shows that it keeps to the agreement.',
          clauses: {
            information:
              'The processor makes available to the controller all information that is needed to demonstrate compliance with article 28 of the GDPR.',
            inspection:
              'The processor allows for audits, including inspections, by the controller or by an auditor whom it designates and who is bound to confidentiality, and contributes to them.',
            manner:
              'An audit is announced at least fourteen days in advance and disturbs the work no more than needed. If there is a reasonable suspicion that the processor breaches this agreement, or if a supervisory authority asks for it, that period does not apply. A recent report of an independent expert may replace an audit if it answers the questions.',
            costs:
              'Each of the parties bears its own costs of an audit. If it turns out that the processor does not comply with this agreement on an important point, it pays the reasonable costs of the auditor. It puts right as soon as possible what is not in order.',
          },
        },
        liability: {
          title: 'Liability',
          plain:
            'Who pays the damage if it goes wrong. Towards the people whose data they are there is never a limit. Whether a limit between you also counts for what one of you paid to them is not settled in law.',
          clauses: {
            law: 'For damage because one of the parties does not comply with this agreement or the GDPR, it is liable towards the other under the law.',
            service:
              'For damage because one of the parties does not comply with this agreement or the GDPR, what the agreement about the service says on liability applies between the parties. If it says nothing, the law applies.',
            amount:
              'For damage because one of the parties does not comply with this agreement or the GDPR, it is liable towards the other up to {cap_amount} at most for each event. A series of connected events counts as one event.',
            never:
              'A limit of liability does not apply in the case of intent or deliberate recklessness (opzet of bewuste roekeloosheid) of a party or its managers.',
            others:
              'Nothing in this agreement limits the rights of data subjects under article 82 of the GDPR. If a party has paid a data subject more than its part, it can recover that from the other under paragraph 5 of that article. A fine of a supervisory authority is borne by the party on which it was imposed.',
          },
        },
        end: {
          title: 'Duration and end',
          plain: 'How long this applies and what happens to the data afterwards.',
          clauses: {
            term: 'This agreement applies from {start_date} and as long as the processor processes personal data for the controller. It cannot be ended separately from the service.',
            returned:
              'Within thirty days after the end of the service the processor returns all personal data to the controller in a common file format and then erases all copies.',
            erased:
              'Not earlier than fourteen and not later than thirty days after the end of the service the processor erases all personal data and all copies of them. Until fourteen days after the end the controller can ask for its data in a common file format.',
            otherwise:
              'Until fourteen days after the end of the service the controller may choose otherwise in writing: that the personal data are returned or that they are only erased. On request the processor confirms in writing that they have been erased.',
            kept: 'The processor keeps only what the law of the European Union or of a member state obliges it to keep. Back-ups that cannot be erased separately are overwritten after ninety days at the latest and not used until then.',
            after: 'As long as the processor still has personal data, this agreement remains in force for them.',
          },
        },
        final: {
          title: 'Final provisions',
          plain: finalProvisions.plain,
          clauses: {
            changes:
              'This agreement and its annexes can only be changed in writing. In writing includes: in electronic form.',
            new_law:
              'If the service or the law changes in such a way that this agreement no longer suffices, the parties adapt it in consultation.',
            invalid:
              'If a provision is invalid, the others remain in force and the parties replace it by a valid one that comes as close to it as possible.',
            law: 'This agreement is governed by Dutch law.',
            court:
              'Disputes are submitted to the competent court in the district where {our_name} is established, unless mandatory law provides otherwise.',
          },
        },
        signature: signatures,
      },
    },
    annex_processing: {
      title: 'Annex 1: the processing',
      articles: {
        processing: {
          title: 'What is processed',
          plain: 'Which data of whom, and what is done with them.',
          clauses: {
            service: ['Subject matter', '{service}'],
            operations: ['Nature and purpose', '{operations}'],
            kinds: ['Type of personal data', '{data_kinds}'],
            special: ['Special, criminal or other sensitive data', '{special_kinds}'],
            no_special: ['Special, criminal or other sensitive data', 'none'],
            people: ['Categories of data subjects', '{data_subjects}'],
            duration: [
              'Duration',
              'as long as the service lasts, and then until the data have been returned or erased',
            ],
            where: ['Countries outside the European Economic Area', '{outside_where}'],
          },
        },
        helper_list: {
          title: 'Other processors',
          plain: 'Whom the processor engages from the beginning.',
          clauses: {
            named: 'At the beginning of this agreement the processor engages: {helper_names}.',
            nobody: 'At the beginning of this agreement the processor engages no other processors.',
          },
        },
      },
    },
    annex_security: {
      title: 'Annex 2: the security',
      articles: {
        measures: {
          title: 'Measures',
          plain: 'What the processor does at least to protect the data.',
          clauses: {
            intro: 'The processor takes at least the following measures:',
            access:
              'only those who need the personal data for the work have access to them, and whoever leaves loses it at once;',
            login:
              'everyone has an account of their own with a strong password, and with a second step for remote access and for administration;',
            encryption: 'personal data are sent encrypted, and kept encrypted on portable devices and in back-ups;',
            sensitive:
              'special, criminal and other sensitive data are always kept encrypted, and it is recorded who views or changes them;',
            updates:
              'systems are updated as soon as there are important security updates, and protected against malicious software;',
            backups: 'back-ups are made regularly, and it is tested from time to time whether restoring works;',
            logging: 'access to and administration of the systems are recorded, so that misuse can be discovered;',
            people: 'staff are bound to confidentiality and know how to deal with personal data and data breaches;',
            premises: 'rooms and devices with personal data are closed to those who do not belong there;',
            testing: 'at least once a year it is reviewed whether the measures still work and suffice.',
            extra: 'In addition the processor provides for the following: {extra_measures}.',
          },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof processingAgreementShape>

export const processingAgreement = make(write(processingAgreementShape, texts))
