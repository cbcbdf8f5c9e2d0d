import { itSurvivesKills } from './it-survives-kills.ts'

itSurvivesKills({ leads: 4, publishing: 4 })
