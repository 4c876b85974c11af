/** A stylesheet is imported for what it does. */
declare module '*.css'
