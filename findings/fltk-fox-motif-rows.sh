#!/usr/bin/env bash
# In a row that is too narrow the last widget covers the first in FLTK, FOX and Motif, and FLTK has negative widths.
#
# Expected: In a row of 30, a growing widget of 40, and 30, the growing one is 140 wide in 200. In 40 it is at least 0
# wide, and no widget is on another one. Two growing widgets share the space that is left, whatever their own widths
# are. A hidden widget takes no space.
# Found: In 40 the growing widget is -20 wide in FLTK, 0 in FOX and 1 in Motif, and the last one covers two thirds of
# the first, from 10 to 40. FLTK and FOX multiply the widths: growing widgets of 20 and 40 are 40 and 80 in 120, and in
# FOX one of 0 next to one of 20 stays 0. A hidden widget keeps its space in FLTK, as does an unmanaged one in Motif to
# which others are attached.
# Tested with FLTK 1.3.8, FOX 1.6.57 and Motif 2.3.8. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(g++ libfltk1.3-dev libfox-1.6-dev libmotif-dev xauth xvfb)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null 2>&1
cd "$folder"
cat >fltk.cpp <<'CPP'
#include <FL/Fl_Box.H>
#include <FL/Fl_Group.H>
#include <cstdio>
#include <initializer_list>

static void show(const char *name, Fl_Group &row, int width) {
  row.resize(0, 0, width, 20);
  printf("FLTK, %s, in %d:", name, width);
  for (int i = 0; i < row.children(); i++) printf(" %d+%d", row.child(i)->x(), row.child(i)->w());
  puts("");
}

int main() {
  for (int hidden = 0; hidden < 2; hidden++) {
    Fl_Group row(0, 0, 100, 20);
    Fl_Box first(0, 0, 30, 20), middle(30, 0, 40, 20), last(70, 0, 30, 20);
    row.end();
    row.resizable(middle);
    if (hidden) first.hide();
    for (int width : {200, 40, 100}) show(hidden ? "first hidden" : "30, growing 40, 30", row, width);
  }
  Fl_Group row(0, 0, 60, 20);
  Fl_Box first(0, 0, 20, 20), second(20, 0, 40, 20);
  row.end();
  show("growing 20, growing 40", row, 120);
}
CPP
cat >fox.cpp <<'CPP'
#include <fx.h>
#include <cstdio>
#include <initializer_list>

static FXFrame *item(FXComposite *row, int width, bool grows) {
  return new FXFrame(row, grows ? LAYOUT_FILL_X : 0, 0, 0, 0, 0, width / 2, width / 2, 5, 5);
}

static void show(const char *name, FXComposite *row, int width) {
  row->create();
  row->resize(width, 20);
  row->layout();
  printf("FOX, %s, in %d:", name, width);
  for (FXWindow *child = row->getFirst(); child; child = child->getNext())
    printf(" %d+%d", child->getX(), child->getWidth());
  puts("");
}

int main(int count, char **arguments) {
  FXApp application("rows", "");
  application.init(count, arguments);
  FXMainWindow window(&application, "rows", nullptr, nullptr, DECOR_ALL, 0, 0, 400, 400);
  application.create();
  auto row = [&] { return new FXHorizontalFrame(&window, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0); };
  for (bool hidden : {false, true}) {
    auto middle = row();
    auto first = item(middle, 30, false);
    item(middle, 40, true);
    item(middle, 30, false);
    middle->create();
    if (hidden) first->hide();
    for (int width : {200, 40, 100}) show(hidden ? "first hidden" : "30, growing 40, 30", middle, width);
  }
  for (int natural : {20, 0}) {
    auto two = row();
    item(two, natural, true);
    item(two, natural ? 40 : 20, true);
    show(natural ? "growing 20, growing 40" : "growing 0, growing 20", two, 120);
  }
}
CPP
cat >motif.c <<'C'
#include <Xm/XmAll.h>
#include <stdio.h>

static Widget item(Widget row, char *name) {
  return XtVaCreateManagedWidget(name, xmDrawingAreaWidgetClass, row, XmNwidth, 30, XmNheight, 20, NULL);
}

static void show(const char *name, Widget row, int width) {
  WidgetList children;
  Cardinal count;
  XtVaSetValues(row, XmNwidth, width, NULL);
  XtVaGetValues(row, XmNchildren, &children, XmNnumChildren, &count, NULL);
  printf("Motif, %s, in %d:", name, width);
  for (Cardinal i = 0; i < count; i++) {
    Position x;
    Dimension itsWidth;
    XtVaGetValues(children[i], XmNx, &x, XmNwidth, &itsWidth, NULL);
    printf(" %d+%d", x, itsWidth);
  }
  puts("");
}

int main(int count, char **arguments) {
  XtAppContext application;
  Widget top = XtVaAppInitialize(&application, "Rows", NULL, 0, &count, arguments, NULL, NULL);
  Widget area = XtVaCreateManagedWidget("area", xmDrawingAreaWidgetClass, top, XmNwidth, 400, XmNheight, 400, NULL);
  XtRealizeWidget(top);
  Widget row = XtVaCreateWidget("row", xmFormWidgetClass, area, XmNresizePolicy, XmRESIZE_NONE, XmNwidth, 100, NULL);
  Widget first = item(row, "first"), middle = item(row, "middle"), last = item(row, "last");
  XtVaSetValues(first, XmNleftAttachment, XmATTACH_FORM, NULL);
  XtVaSetValues(last, XmNrightAttachment, XmATTACH_FORM, NULL);
  XtVaSetValues(middle, XmNleftAttachment, XmATTACH_WIDGET, XmNleftWidget, first, XmNrightAttachment, XmATTACH_WIDGET,
                XmNrightWidget, last, NULL);
  XtManageChild(row);
  int widths[] = {200, 40, 100};
  for (int i = 0; i < 3; i++) show("30, growing, 30", row, widths[i]);
  XtUnmanageChild(first);
  for (int i = 0; i < 3; i++) show("first unmanaged", row, widths[i]);
}
C
read -ra flags <<<"$(fltk-config --cxxflags --ldflags | tr '\n' ' ')"
g++ -w fltk.cpp -o fltk "${flags[@]}"
read -ra flags <<<"$(fox-config-1.6 --cflags --libs 2>/dev/null | tr '\n' ' ')"
g++ -w fox.cpp -o fox "${flags[@]}"
gcc -w motif.c -o motif -lXm -lXt -lX11
{
  dpkg-query --show --showformat='${Package} ${Version}\n' "${packages[@]:1:3}"
  echo "position and width of each widget"
  ./fltk
  xvfb-run -a ./fox 2>/dev/null
  xvfb-run -a ./motif 2>/dev/null
} | tee seen
diff - seen <<'SEEN'
libfltk1.3-dev 1.3.8-5
libfox-1.6-dev 1.6.57-1+b1
libmotif-dev 2.3.8-3
position and width of each widget
FLTK, 30, growing 40, 30, in 200: 0+30 30+140 170+30
FLTK, 30, growing 40, 30, in 40: 0+30 30+-20 10+30
FLTK, 30, growing 40, 30, in 100: 0+30 30+40 70+30
FLTK, first hidden, in 200: 0+30 30+140 170+30
FLTK, first hidden, in 40: 0+30 30+-20 10+30
FLTK, first hidden, in 100: 0+30 30+40 70+30
FLTK, growing 20, growing 40, in 120: 0+40 40+80
FOX, 30, growing 40, 30, in 200: 0+30 30+140 170+30
FOX, 30, growing 40, 30, in 40: 0+30 30+0 10+30
FOX, 30, growing 40, 30, in 100: 0+30 30+40 70+30
FOX, first hidden, in 200: 0+1 0+170 170+30
FOX, first hidden, in 40: 0+1 0+10 10+30
FOX, first hidden, in 100: 0+1 0+70 70+30
FOX, growing 20, growing 40, in 120: 0+40 40+80
FOX, growing 0, growing 20, in 120: 0+0 0+120
Motif, 30, growing, 30, in 200: 0+30 30+140 170+30
Motif, 30, growing, 30, in 40: 0+30 30+1 10+30
Motif, 30, growing, 30, in 100: 0+30 30+40 70+30
Motif, first unmanaged, in 200: 0+30 30+140 170+30
Motif, first unmanaged, in 40: 0+30 30+1 10+30
Motif, first unmanaged, in 100: 0+30 30+40 70+30
SEEN
