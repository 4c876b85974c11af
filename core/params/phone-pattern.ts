/** A telephone number as it is shown: six digits or more, what parts them, and no letter. */
export const PHONE_PATTERN = '^[ +(]*[0-9](?:[ \\u00a0()/.-]*[0-9]){5,} *$'
