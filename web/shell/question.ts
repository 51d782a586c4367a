/** What is asked before someone goes: home, away from work that can be continued, or out of the window altogether. */
export type LeavingQuestion = 'go_home' | 'leave' | 'exit'
