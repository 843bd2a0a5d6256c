// Generated from the server's messages and the coach's reports by `make generate`: do not edit.

export type * from './coach';
export type * from './room';
export type * from './puzzle';
export type * from './account';
export type * from './club';
export type * from './tournament';
export type * from './protocol';
