import { sql, type Kysely } from 'kysely'

/** Cards say whether a listing is made up; `images` stays the last key, where a profile goes on. */
export const sampleCards = {
  async up<Tables>(db: Kysely<Tables>) {
    const end = sql`instr(card, ',"images":[')`
    await sql`
      update businesses
      set card = substr(card, 1, ${end} - 1) || iif(is_sample = 1, ',"isSample":true', ',"isSample":false')
        || substr(card, ${end})
      where instr(card, '"isSample":') = 0`.execute(db)
  },
}
