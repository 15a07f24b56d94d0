/** Topics of which an industry's insights show resources. */
export const TOPICS_SHOWN = 2
